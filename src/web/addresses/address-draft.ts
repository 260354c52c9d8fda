import { formDrafts } from '#web/stores/form-drafts.ts'

export type AddressValues = Record<string, string>

const drafts = formDrafts('addressDraft')

/** What somebody was typing for one address, or for the 'new' one. */
export const readDraft = (owner: string, place: string): AddressValues | undefined => drafts.read(owner, place)?.values

export const saveDraft = (owner: string, place: string, values: Record<string, unknown>) =>
  drafts.save(owner, place, { values })

export const deleteDraft = drafts.delete
