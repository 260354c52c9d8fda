import { texts } from '#contract/platform/t.ts'

export const sellerTexts = texts({
  title: 'Become a Seller',
  invitation: 'Start selling on our platform and reach thousands of customers!',
  notApproved: 'Your seller account is not approved yet.',
  badGstin: 'Enter a valid 15-character GSTIN, like 27AAPFU0939F1ZV',
  registered:
    'Almost done! We’ve emailed you a 6-digit verification code. You can start selling once we approve your account.',
  reasonMissing: 'Give a reason, so the seller knows what to fix.',
  approved: '{name} can sell now.',
  refused: '{name} is rejected. We’ve emailed them the reason.',
  contactSaved: 'Your phone number and address are saved.',
  sentAgain: 'Sent again. We’ll review it and email you.',
  suspended: '{name} is suspended. Their products are no longer on sale.',
})
