export const sellerTexts = {
  title: 'Become a Seller',
  invitation: 'Start selling on our platform and reach thousands of customers!',
  notApproved: 'Your seller account is not approved yet.',
  badGstin: 'Enter a valid 15-character GSTIN, like 27AAPFU0939F1ZV',
  pictureMissing: 'Please choose a picture.',
  registered:
    'Almost done. We have sent a 6-digit code to your email. You can sell as soon as we have approved your account.',
  reasonMissing: 'Say why, so that the seller can put it right.',
  approved: '{name} may sell now.',
  refused: '{name} was told why they cannot sell.',
  suspended: '{name} is suspended. Their products are no longer sold.',
} as const
