import { readStorage, removeStorage, writeStorage } from './browser-storage.ts'

/** Whose kept cart this browser is in step with, and whether it has changes that the shop has not heard of. */
type SyncMark = { userId: string; unsent: boolean }

const KEY = 'cartSync'

/** Where storage keeps nothing, the mark lasts as long as the page. */
let unkept: SyncMark | undefined

export const readMark = (): SyncMark | undefined => unkept ?? markIn(readStorage('localStorage', KEY))

export function keepMark(mark: SyncMark): void {
  unkept = undefined
  writeStorage('localStorage', KEY, mark)
  if (readMark()?.userId !== mark.userId) unkept = mark
}

export function dropMark(): void {
  unkept = undefined
  removeStorage('localStorage', KEY)
}

function markIn(kept: unknown): SyncMark | undefined {
  const { userId, unsent } = { ...(kept as Partial<SyncMark> | null | undefined) }
  return typeof userId === 'string' ? { userId, unsent: unsent === true } : undefined
}
