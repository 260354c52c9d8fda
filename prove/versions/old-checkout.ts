import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '#server/platform/root.ts'

const git = async (...words: string[]) => (await promisify(execFile)('git', words, { cwd: ROOT })).stdout.trim()
const unlessUnknown = (commit: Promise<string>) => commit.catch(() => undefined)

export type Checkout = { commit: string; folder: string; remove: () => Promise<void> }

/**
 * The version that runs now where this one will: the commit that OLD_COMMIT names, else where this branch left main, else
 * the commit before. Undefined where there is no history, as in a release.
 */
export async function oldCheckout(): Promise<Checkout | undefined> {
  const here = await unlessUnknown(git('rev-parse', 'HEAD'))
  const asked = process.env.OLD_COMMIT
  const candidates = asked
    ? [await git('rev-parse', asked)]
    : [await unlessUnknown(git('merge-base', 'HEAD', 'origin/main')), await unlessUnknown(git('rev-parse', 'HEAD~1'))]
  const commit = candidates.find((one) => one !== undefined && one !== here)
  if (commit === undefined) return undefined
  const folder = join(await mkdtemp(join(tmpdir(), 'likho-before-')), 'shop')
  await git('worktree', 'add', '--detach', folder, commit)
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return {
    commit: commit.slice(0, 8),
    folder,
    remove: async () => {
      await rm(join(folder, 'node_modules'))
      await git('worktree', 'remove', '--force', folder)
    },
  }
}
