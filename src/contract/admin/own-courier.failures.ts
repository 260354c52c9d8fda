import { failures } from '#contract/platform/failures.ts'

export const ownCourierFailures = failures('admin', {
  courierHasIt: { status: 409, text: 'The courier already has this parcel, so it can’t be taken back.' },
  courierUnsure: {
    status: 409,
    text: 'The courier hasn’t confirmed that it gives up this parcel. Please try again in a minute.',
  },
  notYours: { status: 409, text: 'Our courier carries this parcel, so its details can’t be changed.' },
})
