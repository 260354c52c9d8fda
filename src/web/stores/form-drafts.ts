import { readStorage, removeStorage, writeStorage } from './browser-storage.ts'

/** What was typed, field by field, with whatever else the form keeps beside it. */
type FormDraft = { values: Record<string, string>; [more: string]: unknown }

/**
 * Keeps what is typed into a form while its tab is open: a reload, or a session that ends in the middle, costs a login and
 * not the typing. Only for the one who typed it, as a tab may see more than one person. Files cannot be kept.
 */
export function formDrafts(name: string) {
  const keyOf = (id: string) => `${name}:${id}`
  return {
    read(owner: string, id: string): FormDraft | undefined {
      const kept = { ...(readStorage('sessionStorage', keyOf(id)) as Record<string, unknown> | null) }
      if (kept.owner !== owner || typeof kept.values !== 'object' || kept.values === null) return undefined
      const texts = Object.entries(kept.values).filter(([, value]) => typeof value === 'string')
      return { ...kept, values: Object.fromEntries(texts) }
    },
    save: (owner: string, id: string, draft: { values: Record<string, unknown>; [more: string]: unknown }) =>
      writeStorage('sessionStorage', keyOf(id), { ...draft, owner }),
    delete: (id: string) => removeStorage('sessionStorage', keyOf(id)),
  }
}
