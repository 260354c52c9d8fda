import type { DirectUploads } from './direct-uploads.ts'

/** Where the files of pictures are kept. A name stands for one content for ever, so a second put changes nothing. */
export type MediaStore = {
  /** All of the file or none of it: refuses with a Failure when there is no room or no answer. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  /** A file that is not there is no error. */
  remove(name: string): Promise<void>
  /** Where browsers may put files into it themselves; elsewhere forms bring them along. */
  uploads?: DirectUploads | undefined
}
