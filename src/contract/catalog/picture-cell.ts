/** What a table says of a product's picture: one that the shop has, a link to one, or a file that was uploaded with it. */
export type PictureCell = { id: string } | { link: string } | { file: string }

/** As products are exported. */
const KEPT = /^\/media\/([0-9a-f]{32})-\d{1,5}\.(?:avif|webp)$/
const LINK = /^https:\/\//i
const FILE = /^[^/\\]{1,200}\.(?:jpe?g|png|webp|avif)$/i
const LONGEST_LINK = 2_000

export function readPictureCell(cell: string): PictureCell | undefined {
  const id = KEPT.exec(cell)?.[1]
  if (id) return { id }
  if (LINK.test(cell) && cell.length <= LONGEST_LINK && URL.canParse(cell)) return { link: new URL(cell).href }
  return FILE.test(cell) ? { file: fileKey(cell) } : undefined
}

/** Nobody means another file by another capital. */
export const fileKey = (name: string) => name.trim().normalize().toLowerCase()

/** How many pictures may be uploaded for tables to name, and how many links one table may have. */
export const MOST_NAMED_PICTURES = 200
export const MOST_LINKS = 500
/** Links that one person's tables may have in a day. */
export const MOST_LINKS_A_DAY = 2_000
