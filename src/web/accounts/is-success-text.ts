/** The message of the OTP screen is green if it tells of success, otherwise red. */
export const isSuccessText = (message: string) => /success/i.test(message)
