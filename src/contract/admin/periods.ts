/** How many days the dashboard can look back. Apart from its endpoint, which loads zod. */
export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]
