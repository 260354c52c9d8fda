import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Fault } from './fault.ts'

const run = promisify(execFile)
const LONGEST_MS = 3_000
const SIZE = '16m'

/** A small disk at that folder. False, and said, where this account may not mount one. */
export const mountSmallDisk = (folder: string): Promise<boolean> =>
  run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]).then(
    () => true,
    () => {
      console.log('  no full disk here: this account may not mount a small one')
      return false
    },
  )

export const unmount = (folder: string): Promise<unknown> => run('umount', ['--lazy', folder])

/** The pictures lie on a disk that is full for a while. */
export const FULL_DISK: Fault = {
  name: 'full disk',
  often: 2,
  inject: async ({ shops }, random) => {
    const ballast = join(shops.dataDir, 'ballast')
    await fill(ballast)
    await setTimeout(500 + random(LONGEST_MS))
    await rm(ballast, { force: true })
  },
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  const block = Buffer.alloc(1 << 16)
  try {
    for (;;) await file.write(block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}
