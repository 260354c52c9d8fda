import { fixedId } from '#server/platform/ids.ts'

const JOINED = new Date(Date.UTC(2026, 9, 1))

/**
 * For trying the shop as a customer. It comes with the demo catalogue only, and may do what any customer may. Its password
 * is in the README, so in production nobody gets in with it. Its id stays, whatever name and address it is given.
 */
export const DEMO_CUSTOMER = {
  id: fixedId('asha', JOINED),
  username: 'asha',
  email: 'asha@demo.likho.local',
  fullName: 'Asha Deshmukh',
  password: 'likho-demo',
  joined: JOINED,
}
