import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Image } from '#contract/images/image.ts'
import type { Config } from '#server/config.ts'
import { StartupError } from '#server/platform/startup-error.ts'

export type PictureSettings = Pick<Config, 'dataDir' | 's3'>
export type PictureOrder = { settings: PictureSettings; files: string[] }
export type PictureReport = { file: string; image: Image } | { problem: string }

/**
 * Stores pictures in a process of their own and tells of each: encoding leaves hundreds of megabytes behind that only the
 * end of a process gives back.
 */
export async function storePictures(
  settings: PictureSettings,
  files: string[],
  onStored: (file: string, image: Image) => Promise<void>,
): Promise<void> {
  const worker = fork(join(import.meta.dirname, 'picture-worker.ts'))
  const ended = once(worker, 'exit')
  let stored = Promise.resolve()
  let problem: string | undefined
  worker.on('message', (report: PictureReport) => {
    if ('problem' in report) problem = report.problem
    else stored = stored.then(() => onStored(report.file, report.image))
  })
  worker.send({ settings, files } satisfies PictureOrder)
  const [code] = await ended
  await stored
  if (code !== 0) throw new StartupError(`The demo pictures could not be stored: ${problem ?? `exit code ${code}`}`)
}
