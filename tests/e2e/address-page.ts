import { expect, type Page } from '@playwright/test'
import { field } from './account-page.ts'

export const AN_ADDRESS = {
  'PIN code': '411001',
  'Street address': '12, MG Road, Camp',
  'City or town': 'Pune',
  'First name': 'Asha',
  'Last name': 'Verma',
  'Phone number': '98765 43210',
}

export async function fillAddress(page: Page, over: Partial<typeof AN_ADDRESS> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...AN_ADDRESS, ...over })) await field(page, label).fill(value)
}

/** Adds an address over the API, for journeys that need one to begin with. */
export async function haveAddress(page: Page, over: Record<string, unknown> = {}): Promise<string> {
  const data = {
    firstName: 'Asha',
    lastName: 'Verma',
    streetAddress: '12, MG Road, Camp',
    city: 'Pune',
    postalCode: '411001',
    phoneNumber: '9876543210',
    ...over,
  }
  const answer = await page.request.post('/api/v1/address/addAddress', { data })
  await expect(answer).toBeOK()
  return ((await answer.json()) as { data: { _id: string } }).data._id
}
