import { failures } from '#contract/platform/failures.ts'

export const addressFailures = failures('addresses', {
  /** Also said of another person's address: nobody learns which ids exist. */
  unknown: { status: 404, text: 'We couldn’t find this address in your address book.' },
  tooMany: {
    status: 409,
    text: 'You can save up to {most} addresses. Delete one to add another.',
  },
})
