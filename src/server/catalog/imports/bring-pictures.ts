import { MOST_LINKS, type PictureCell } from '#contract/catalog/picture-cell.ts'
import { productImportTexts } from '#contract/catalog/product-import.texts.ts'
import type { JobCtx } from '#server/platform/jobs/define-job.ts'
import { type Brought, type Fetched, fetchPictures } from './fetch-pictures.ts'
import { picturesNamed } from './named-pictures.store.ts'
import type { ParsedRow, PicturedRow } from './parse-row.ts'
import type { RunningImport } from './running-import.store.ts'

/** A batch waits for its links before it is written, so it has few of them. */
const LINKS_A_BATCH = 8
/** Stands in for a picture that a dry run does not fetch. */
const NOT_FETCHED = '0'.repeat(32)

const pictureOf = (row: ParsedRow): PictureCell | undefined =>
  row.kind === 'faulty' ? undefined : row.values.ProductImage
const linkOf = (row: ParsedRow): string | undefined => {
  const picture = pictureOf(row)
  return picture && 'link' in picture ? picture.link : undefined
}

/** The first rows, up to as many links as a batch may have. What is above the limit of a file costs nothing. */
export function upToSomeLinks(rows: readonly ParsedRow[], { dry_run, fetched }: RunningImport): readonly ParsedRow[] {
  if (dry_run || fetched >= MOST_LINKS) return rows
  const linked = rows.flatMap((row, place) => (linkOf(row) ? place : []))
  return rows.slice(0, linked[LINKS_A_BATCH] ?? rows.length)
}

/** The rows with the pictures that they name, fetched or found; a row whose picture cannot be had is a faulty one. */
export async function bringPictures(
  ctx: JobCtx,
  work: RunningImport,
  rows: readonly ParsedRow[],
): Promise<{ rows: PicturedRow[]; brought: Set<string>; fetched: Fetched }> {
  const links = [...new Set(rows.flatMap((row) => linkOf(row) ?? []))]
  const room = Math.max(MOST_LINKS - work.fetched, 0)
  const wanted = links.slice(0, room)
  const { found, ...fetched } = work.dry_run ? notFetched(wanted) : await fetchPictures(ctx, work, wanted)
  const named = await picturesNamed(ctx.db, work.user_id, rows.flatMap(fileOf))
  const pictured = rows.map((row) => withPicture(row, idOf))
  const ids = [...found.values()].flatMap(({ id }) => id ?? [])
  return { rows: pictured, brought: new Set([...ids, ...named.values()]), fetched }

  function idOf(picture: PictureCell): Brought {
    if ('id' in picture) return picture
    if ('link' in picture) return found.get(picture.link) ?? { text: productImportTexts.tooManyLinks }
    const id = named.get(picture.file)
    return id ? { id } : { text: productImportTexts.noSuchFile }
  }
}

const notFetched = (links: readonly string[]) => ({
  found: new Map(links.map((link): [string, Brought] => [link, { id: NOT_FETCHED }])),
  links: links.length,
  slowHosts: [],
  waitedMs: 0,
})

const fileOf = (row: ParsedRow): string[] => {
  const picture = pictureOf(row)
  return picture && 'file' in picture ? [picture.file] : []
}

function withPicture(row: ParsedRow, idOf: (picture: PictureCell) => Brought): PicturedRow {
  if (row.kind === 'faulty') return row
  const { ProductImage, ...values } = row.values
  const { id, text } = ProductImage ? idOf(ProductImage) : {}
  if (text) return { line: row.line, kind: 'faulty', faults: [{ column: 'ProductImage', text }] }
  return { ...row, values: { ...values, ...(id && { ProductImage: id }) } } as PicturedRow
}
