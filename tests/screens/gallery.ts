import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { AREAS } from './screens.ts'

export const GALLERY = join(import.meta.dirname, '../../build/screens')

/** What a picture shows; written beside it, as names of files cannot hold it all. */
export type Shot = { area: string; screen: string; state: string; width: number; theme: 'light' | 'dark' }

/** What is longer than this is the same again. */
const LONGEST = 3_000

export function emptyGallery(): void {
  rmSync(GALLERY, { recursive: true, force: true })
}

export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** shop-cart--long-names--360--dark.jpg */
const nameOf = ({ area, screen, state, width, theme }: Shot) =>
  `${plain(`${area} ${screen}`)}--${plain(state)}--${width}--${theme}`

/** Without its picture it is the note that it was looked at. */
export async function shoot(page: Page, shot: Shot, isPictured: boolean): Promise<void> {
  mkdirSync(GALLERY, { recursive: true })
  writeFileSync(join(GALLERY, `${nameOf(shot)}.json`), JSON.stringify(shot))
  if (!isPictured) return
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width: shot.width, height: Math.min(height, LONGEST) }
  const path = join(GALLERY, `${nameOf(shot)}.jpg`)
  await page.screenshot({ path, clip, fullPage: true, quality: 50, type: 'jpeg', animations: 'disabled' })
}

export function shotsTaken(): Shot[] {
  const files = readdirSync(GALLERY).filter((name) => name.endsWith('.json') && name.includes('--'))
  return files.map((name) => JSON.parse(readFileSync(join(GALLERY, name), 'utf8')) as Shot)
}

const STYLE = `body{font:16px system-ui;margin:2rem;background:#fff;color:#111} nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.875rem}
section{content-visibility:auto;contain-intrinsic-size:auto 60rem} .row{display:flex;gap:1rem;align-items:start;overflow-x:auto}
figure{margin:0;flex:none} img{height:20rem;width:auto;min-width:4rem;border:1px solid #ccc} h2{margin:3rem 0 .5rem} h3{margin:2rem 0 .5rem} h4{margin:1rem 0 .25rem;font-weight:500}`

/** One page with all pictures there are: by area, a screen a part, a state a row. A picture opens whole. */
export function writeGallery(shots: readonly Shot[]): string {
  const areas = AREAS.map((area) => [area, shots.filter((shot) => shot.area === area)] as const)
  const page = join(GALLERY, 'index.html')
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Likho</title><style>${STYLE}</style><h1>Screens of Likho</h1>
<p>${shots.length} pictures</p>${areas.map(([area, own]) => areaPart(area, own)).join('\n')}`,
  )
  return page
}

function areaPart(area: string, shots: readonly Shot[]): string {
  const screens = [...Map.groupBy(shots, ({ screen }) => screen)]
  const links = screens.map(([screen]) => `<a href="#${plain(`${area} ${screen}`)}">${screen}</a>`)
  return `<h2>${area}</h2><nav>${links.join('')}</nav>${screens.map(([screen, own]) => screenPart(area, screen, own)).join('\n')}`
}

function screenPart(area: string, screen: string, shots: readonly Shot[]): string {
  const states = [...Map.groupBy(shots, ({ state }) => state)]
  const rows = states.map(
    ([state, own]) => `<h4>${state}</h4><div class="row">${own.toSorted(byWidth).map(figure).join('')}</div>`,
  )
  return `<section id="${plain(`${area} ${screen}`)}"><h3>${screen}</h3>${rows.join('')}</section>`
}

const byWidth = (one: Shot, other: Shot) => one.theme.localeCompare(other.theme) * -1 || one.width - other.width

function figure(shot: Shot): string {
  const file = `${nameOf(shot)}.jpg`
  const words = `${shot.width} px, ${shot.theme}`
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${shot.screen}, ${shot.state}, ${words}"></a><figcaption>${words}</figcaption></figure>`
}
