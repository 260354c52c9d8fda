import type { Request } from './load.ts'

/** Everyone comes from an address of their own: how much work one address may ask for is limited. */
export const asVisitors = (paths: readonly string[]): Request[] => paths.map((path, at) => visitorOf(path, 'br', at))

export const visitorOf = (path: string, encoding: string, number = 0): Request => ({
  path,
  headers: { 'accept-encoding': encoding, 'x-forwarded-for': addressOf(number) },
})

export const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
