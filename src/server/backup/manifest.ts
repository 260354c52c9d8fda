import { z } from 'zod'

/** Of the layout of an archive; a program that reads more layouts names them here. */
export const LAYOUT = 1

/** What an archive is made of: a folder with these, and the pictures under `media/`. */
export const MANIFEST = 'manifest.json'
export const ROWS = 'database.jsonl.gz'
export const SESSION_SECRET = 'session-secret.sealed'
export const MEDIA = 'media'
/** As sha256sum writes it, so that anybody can check an archive: `sha256sum -c SHA256SUMS`. */
export const CHECKSUMS = 'SHA256SUMS'

/** Archives hold what people wrote and bought. */
export const OWNER_ONLY = { folder: 0o700, file: 0o600 }

const tally = z.object({ rows: z.int().min(0), digest: z.string() })

export const manifest = z.object({
  layout: z.int(),
  madeAt: z.iso.datetime(),
  /** The migrations that made the tables, each with its checksum. */
  migrations: z.record(z.string(), z.string()),
  tables: z.record(z.string(), tally),
  /** The number that each sequence gave out last; null for one that was never asked. */
  sequences: z.record(z.string(), z.int().nullable()),
  pictures: z.object({
    /** False where the pictures were left to the bucket that keeps them. */
    kept: z.boolean(),
    files: z.int().min(0),
    bytes: z.int().min(0),
    /** Those that the database names and the store did not have. */
    missing: z.array(z.string()),
  }),
  /** By which it is told whether the shop that is restored has the same one; not the secret. */
  secretFingerprint: z.string().nullable(),
})
export type Manifest = z.output<typeof manifest>
export type Tally = z.output<typeof tally>
