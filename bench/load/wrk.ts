import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Answered, Load } from './load.ts'

const run = promisify(execFile)
const SCRIPT = join(import.meta.dirname, 'wrk.lua')
const SAID = /^answered (\{.*\})$/m

export const isWrkThere = () =>
  run('wrk', ['--version']).then(
    () => true,
    // It says its version and ends with 1.
    (error) => error.code === 1,
  )

/** One thread of wrk, which can ask for more than one thread of Node can answer. */
export async function askByWrk({ address, requests, connections, seconds }: Load): Promise<Answered> {
  const folder = await mkdtemp(join(tmpdir(), 'likho-wrk-'))
  const list = join(folder, 'requests')
  await writeFile(list, requests.map(lineOf).join('\n'))
  try {
    const duration = `${Math.max(1, Math.round(seconds))}s`
    const options = ['-t1', `-c${connections}`, `-d${duration}`, '--timeout', '30s', '-s', SCRIPT, address, '--', list]
    const { stdout } = await run('wrk', options)
    const said = SAID.exec(stdout)?.[1]
    if (!said) throw new Error(`wrk did not say what it found:\n${stdout}`)
    return JSON.parse(said)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The path and the headers, a tab between each. */
const lineOf = ({ path, headers }: Load['requests'][number]) => [path, ...Object.entries(headers).flat()].join('\t')
