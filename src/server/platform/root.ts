import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the project, wherever this code was bundled to. */
export const ROOT = rootAbove(import.meta.dirname)

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}
