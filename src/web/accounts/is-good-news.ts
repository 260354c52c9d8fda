/** The message of the OTP screen is green if it tells of success, otherwise red. */
export const isGoodNews = (message: string) => /success/i.test(message)
