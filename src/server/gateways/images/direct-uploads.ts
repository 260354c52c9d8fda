import type { ImageType } from '#contract/images/image-limits.ts'

/** Files that browsers put into the store themselves, apart from what the shop shows, until a form takes them. */
export type DirectUploads = {
  /** What pages must be allowed to connect to. */
  origin: string
  /** Only an account's own uploads can be named by it, whatever it says. Undefined for what was never a reference. */
  nameOf(accountId: string, reference: string): string | undefined
  /** An address that takes one file of exactly this type and size, for a few minutes. */
  sign(name: string, file: { type: ImageType; size: number }): Promise<string>
  /** The file, and no more than so many bytes of it: undefined if it is not there or longer. */
  read(name: string, mostBytes: number): Promise<Uint8Array | undefined>
  remove(name: string): Promise<void>
}

const REFERENCE = /^[\w-]{32}$/

export const uploadName = (accountId: string, reference: string) =>
  REFERENCE.test(reference) ? `uploads/${accountId}/${reference}` : undefined
