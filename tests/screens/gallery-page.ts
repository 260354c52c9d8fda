import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GALLERY, nameOf, plain, type Shot } from './gallery.ts'
import { AREAS, SCREENS } from './screens.ts'
import { STATES } from './states.ts'

/** Follows the system's theme; pictures of long pages show their beginning and open whole. */
const STYLE = `:root{color-scheme:light dark;--line:light-dark(#ddd,#444);--soft:light-dark(#555,#aaa)}
body{font:16px/1.5 system-ui;margin:0 auto;padding:1.5rem;max-width:110rem;background:light-dark(#fff,#16181d);color:light-dark(#111,#eee)}
h1,h2,h3,p{margin:0} h2{margin-top:3rem;padding-top:1rem;border-top:2px solid var(--line)} a{color:inherit}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin-top:.75rem;font-size:.875rem}
section{padding-top:2rem;content-visibility:auto;contain-intrinsic-size:auto 60rem}
.row{display:grid;grid-template-columns:8rem minmax(0,1fr);gap:1rem;margin-top:1rem} .row>div{display:flex;gap:1rem;overflow-x:auto;padding-bottom:.5rem}
.row>p,figcaption{color:var(--soft);font-size:.875rem} figure{margin:0;flex:none}
img{display:block;height:18rem;object-fit:cover;object-position:top left;border:1px solid var(--line);border-radius:4px}
@media (width<40rem){.row{grid-template-columns:minmax(0,1fr);gap:.25rem}}`

const fileOf = (shot: Shot) => `${nameOf(shot)}.jpg`

const SCREEN_PLACES = new Map(SCREENS.map(({ area, name }, place) => [`${area} ${name}`, place]))
const STATE_PLACES = new Map(STATES.map(({ name }, place) => [name, place]))
const placesOf = ({ area, screen, state }: Shot) =>
  (SCREEN_PLACES.get(`${area} ${screen}`) ?? 0) * STATES.length + (STATE_PLACES.get(state) ?? 0)

/** As the lists of screens and states have them, light before dark, narrow before wide. */
const asListed = (one: Shot, other: Shot) =>
  placesOf(one) - placesOf(other) || other.theme.localeCompare(one.theme) || one.width - other.width

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** One page with all pictures there are: by area, a screen a part, a state a row. Returns where it is. */
export function writeGallery(shots: readonly Shot[], summary: string, violations: readonly string[]): string {
  const page = join(GALLERY, 'index.html')
  const pictured = shots.filter((shot) => existsSync(join(GALLERY, fileOf(shot)))).toSorted(asListed)
  const areas = AREAS.map((area) => areaPart(area, pictured)).join('')
  const broken = violations.map((violation) => `<li>${escaped(violation)}</li>`).join('')
  mkdirSync(GALLERY, { recursive: true })
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screens of Likho</title><style>${STYLE}</style><h1>Screens of Likho</h1><p>${summary}</p><ul>${broken}</ul>${areas}`,
  )
  return page
}

const idOf = (area: string, screen: string) => plain(`${area} ${screen}`)

function areaPart(area: string, all: readonly Shot[]): string {
  const shots = all.filter((shot) => shot.area === area)
  if (shots.length === 0) return ''
  const screens = [...Map.groupBy(shots, ({ screen }) => screen)]
  const links = screens.map(([screen]) => `<a href="#${idOf(area, screen)}">${screen}</a>`)
  return `<h2>${area}</h2><nav>${links.join('')}</nav>${screens.map(([screen, own]) => screenPart(area, screen, own)).join('')}`
}

function screenPart(area: string, screen: string, shots: readonly Shot[]): string {
  const states = [...Map.groupBy(shots, ({ state }) => state)]
  const rows = states.map(([state, own]) => {
    const pictures = own.map(figure).join('')
    return `<div class="row"><p>${state}</p><div>${pictures}</div></div>`
  })
  return `<section id="${idOf(area, screen)}"><h3>${screen}</h3>${rows.join('')}</section>`
}

function figure(shot: Shot): string {
  const file = fileOf(shot)
  const words = `${shot.width} px, ${shot.theme}`
  const width = Math.min(Math.max(shot.width / 50, 9), 30)
  return `<figure><a href="${file}"><img loading="lazy" style="width:${width}rem" src="${file}" alt="${shot.screen}, ${shot.state}, ${words}"></a><figcaption>${words}</figcaption></figure>`
}
