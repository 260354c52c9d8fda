import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { diskMediaStore } from './disk-media-store.ts'
import type { MediaStore } from './media-store.ts'
import { s3MediaStore } from './s3-media-store.ts'
import { s3Uploads } from './s3-uploads.ts'

/** Pictures go to the S3 store when one is set, otherwise into the data folder. */
export function openMediaStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): MediaStore {
  if (s3) return { ...s3MediaStore(s3), uploads: s3.uploadEndpoint ? s3Uploads(s3, s3.uploadEndpoint) : undefined }
  return diskMediaStore(join(dataDir, 'media'))
}
