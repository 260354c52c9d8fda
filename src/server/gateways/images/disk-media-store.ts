import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { imageFailures } from '#contract/images/images.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { MediaStore } from './media-store.ts'

type WriteFile = (path: string, bytes: Uint8Array) => Promise<void>

/** Keeps files in a folder, spread over two levels so that no folder grows too long to list. */
export function diskMediaStore(folder: string, write: WriteFile = writeThrough): MediaStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name)
  return {
    put: (name, bytes) => putWhole(pathOf(name), bytes, write),
    get: (name) => readFile(pathOf(name)).catch(unlessMissing),
    has: async (name) => (await access(pathOf(name)).then(() => true, unlessMissing)) ?? false,
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/**
 * Writes beside the final name and then takes it in one step, so a reader sees the whole file or none. What a crash
 * leaves behind has a name nobody asks for.
 */
async function putWhole(path: string, bytes: Uint8Array, write: WriteFile): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    await mkdir(dirname(path), { recursive: true })
    await write(unfinished, bytes)
    await rename(unfinished, path)
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw isFull(cause) ? new Failure(imageFailures.storeFull, { cause }) : cause
  }
}

/** Answers only when the disk has the bytes: a full disk may say so no earlier. */
const writeThrough: WriteFile = (path, bytes) => writeFile(path, bytes, { flag: 'wx', flush: true })

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)))

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
