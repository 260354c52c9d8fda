import { filesOf, PICTURES } from '#web/kit/kept-caches.ts'

/** Files and pictures are named by what is in them: one that is kept is never out of date. */
export async function keptFile(request: Request): Promise<Response> {
  const files = await caches.open(filesOf(BUILD))
  const own = await files.match(request)
  if (own) return own
  // Most files are the same in the next build. What is still used moves on with it; the rest goes with the old one.
  const older = await caches.match(request)
  const file = older ?? (await fetch(request))
  if (file.ok) await files.put(request, file.clone())
  return file
}

export async function keptPicture(request: Request, after: (work: Promise<unknown>) => void): Promise<Response> {
  const known = await caches.match(request, { cacheName: PICTURES })
  if (known) return known
  const picture = await fetch(request)
  if (picture.ok) after(keepPicture(request, picture.clone()))
  return picture
}

async function keepPicture(request: Request, picture: Response): Promise<void> {
  await (await caches.open(PICTURES)).put(request, picture)
}

/** For pages that were open before the worker was: the browser still has what they are made of. One after the other, behind all else. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(filesOf(BUILD))
  for (const path of paths) {
    if (await files.match(path)) continue
    const file = (await caches.match(path)) ?? (await fetch(path, { priority: 'low' }))
    if (file.ok) await files.put(path, file)
  }
}
