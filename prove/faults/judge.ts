import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INVARIANTS } from './invariants/all.ts'
import type { World } from './world.ts'

/** Every invariant of the books, and a sentence for each time that one was broken. */
export async function judge(world: World): Promise<string[]> {
  const violations: string[] = []
  for (const [promise, check] of Object.entries(INVARIANTS)) {
    for (const fault of await check(world)) violations.push(`${promise}: ${fault}`)
  }
  return violations
}

/** What the shops printed, for whoever looks into it. */
export async function keepLog(seed: number, output: string): Promise<void> {
  const file = join(tmpdir(), `likho-faults-${seed}.log`)
  await writeFile(file, output)
  console.log(`  seed ${seed}: what the shops printed is in ${file}`)
}
