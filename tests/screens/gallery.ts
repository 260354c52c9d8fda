import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const GALLERY = join(import.meta.dirname, '../../build/screens')

export function emptyGallery(): void {
  rmSync(GALLERY, { recursive: true, force: true })
  mkdirSync(GALLERY, { recursive: true })
}

/** home--en--360--dark.jpg */
export const fileOf = (name: string, language: string, width: number, theme: string) =>
  `${name.toLowerCase().replace(/\W+/g, '-')}--${language}--${width}--${theme}.jpg`

const STYLE = `body{font:16px system-ui;margin:2rem;background:#fff;color:#111} div{display:flex;gap:1rem;align-items:start;overflow-x:auto}
figure{margin:0;flex:none} img{height:36rem;width:auto;border:1px solid #ccc;object-fit:cover;object-position:top} h2{margin:2.5rem 0 .5rem}`

/** One page with all pictures there are, a row a screen. A picture opens whole. */
export function writeGallery(): string {
  const files = readdirSync(GALLERY).filter((name) => name.endsWith('.jpg'))
  const screens = Map.groupBy(files, (file) => file.split('--')[0] ?? '')
  const rows = [...screens].map(([name, shots]) => `<h2>${name}</h2><div>${shots.map(figure).join('')}</div>`)
  const page = join(GALLERY, 'index.html')
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Screens of Likho</title><style>${STYLE}</style><h1>Screens of Likho</h1>${rows.join('\n')}`,
  )
  return page
}

const figure = (file: string) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a><figcaption>${file.split('--').slice(1).join(' ').replace('.jpg', '')}</figcaption></figure>`
