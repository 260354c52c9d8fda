/**
 * A place in the write-ahead log of a Postgres. A replica that has replayed up to it knows everything that was written
 * before.
 */
export type Position = bigint

/** Further than any server ever is: only the primary will do. */
export const NEWEST: Position = 2n ** 64n

const PAGE_BYTES = 8_192n
/** What stands at the beginning of a page of the log, or of a file of it, before the first record. */
const HEADER_BYTES = 40n

/**
 * Reads what Postgres says, such as `16/B374D848`. Where the last record ends with its page, a primary says where the next
 * one will begin and a replica where the last one ended: the header between them counts as the end of the page before.
 */
export function positionOf(text: string | null | undefined): Position | undefined {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text ?? '') ?? []
  if (!high || !low) return undefined
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
  const inPage = position % PAGE_BYTES
  return inPage <= HEADER_BYTES ? position - inPage : position
}

export const textOf = (position: Position): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()
