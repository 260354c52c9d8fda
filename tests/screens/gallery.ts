import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

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
    .replaceAll('*', 'unknown')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** shop-cart--long-names--360--dark.jpg */
export const nameOf = ({ area, screen, state, width, theme }: Shot) =>
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
  if (!existsSync(GALLERY)) return []
  const files = readdirSync(GALLERY).filter((name) => name.endsWith('.json') && name.includes('--'))
  return files.map((name) => JSON.parse(readFileSync(join(GALLERY, name), 'utf8')) as Shot)
}
