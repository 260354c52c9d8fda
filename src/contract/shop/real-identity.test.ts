import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { maySellForReal } from './real-identity.ts'

const { identity, grievance } = DEFAULT_SETTINGS
const OWN = { ...identity, gstin: '32AAPFU0939F1Z4', helpMail: 'help@kagaz.in' }
const OFFICER = { ...grievance, mail: 'complaints@kagaz.in' }

test.each([
  ['as the shop came', identity, 0, grievance, 0, false],
  ['the demo, saved as it is', identity, 1, grievance, 1, false],
  ['the demo under another name', { ...identity, legalName: 'Kagaz & Sons' }, 1, OFFICER, 1, false],
  ['with the help address of the demo', { ...OWN, helpMail: identity.helpMail }, 1, OFFICER, 1, false],
  ['without a word about the officer', OWN, 1, OFFICER, 0, false],
  ['with the officer of the demo', OWN, 1, grievance, 1, false],
  ['all of it real', OWN, 1, OFFICER, 2, true],
  ['an officer who happens to have the name of the demo’s', OWN, 1, { ...OFFICER, name: grievance.name }, 1, true],
])('%s', (_, identityNow, identityVersion, officer, officerVersion, may) => {
  const kept = {
    identity: { value: identityNow, version: identityVersion },
    grievance: { value: officer, version: officerVersion },
  }
  expect(maySellForReal(kept)).toBe(may)
})
