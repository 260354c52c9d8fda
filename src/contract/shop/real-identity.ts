import { DEFAULT_SETTINGS, type ShopSettings } from './default-settings.ts'

type Kept<Value> = { value: Value /** How often its owner has saved it. */; version: number }
type KeptIdentity = { [Section in 'identity' | 'grievance']: Kept<ShopSettings[Section]> }

const DEMO = DEFAULT_SETTINGS

/** Whether the owner has said who they are. What the demonstration shop came with does not count, saved or not. */
export const isIdentityReal = ({ value, version }: KeptIdentity['identity']) =>
  version > 0 && value.gstin !== DEMO.identity.gstin && value.helpMail !== DEMO.identity.helpMail

export const isOfficerReal = ({ value, version }: KeptIdentity['grievance']) =>
  version > 0 && value.mail !== DEMO.grievance.mail

/** Live money is taken under a real name only: it stands on tax invoices, which never change. */
export const maySellForReal = ({ identity, grievance }: KeptIdentity) =>
  isIdentityReal(identity) && isOfficerReal(grievance)
