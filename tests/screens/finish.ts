import { shotsTaken, writeGallery } from './gallery.ts'

/** Prints where the gallery is, and what it holds. */
export default function finish(): void {
  const shots = shotsTaken()
  const count = (key: (shot: (typeof shots)[number]) => string) => new Set(shots.map(key)).size
  const screens = count(({ area, screen }) => `${area} ${screen}`)
  const visited = count(({ area, screen, state }) => `${area} ${screen} ${state}`)
  console.log(`${screens} screens, ${visited} in their states, ${shots.length} pictures: ${writeGallery(shots)}`)
}
