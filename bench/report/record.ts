import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import type { Figure } from './figure.ts'

/** A run as it is kept for comparing: which commit, on what machine, and every sample. */
export type Record = {
  commit: string
  date: string
  machine: { cores: number; processor: string; node: string }
  isQuick: boolean
  figures: Figure[]
}

export async function writeRecord(file: string, figures: Figure[], isQuick: boolean): Promise<void> {
  const record: Record = {
    commit: commit(),
    date: new Date().toISOString(),
    machine: {
      cores: availableParallelism(),
      processor: cpus()[0]?.model ?? '',
      node: process.version,
    },
    isQuick,
    figures,
  }
  await writeFile(file, `${JSON.stringify(record, null, 1)}\n`)
}

export const readRecord = async (file: string): Promise<Record> => JSON.parse(await readFile(file, 'utf8'))

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
