import { expect, test } from 'vitest'
import { ownParcel } from './own-courier.endpoints.ts'

const wrong = (over: object) => {
  const { error } = ownParcel.safeParse({ courierName: 'India Post', trackingNumber: 'EM123456789IN', ...over })
  return error?.issues.map(({ message }) => message) ?? []
}

test.each<[object, string[]]>([
  [{}, []],
  [{ trackingUrl: '' }, []],
  [{ trackingUrl: ' https://www.indiapost.gov.in/track?no=1 ' }, []],
  [{ trackingNumber: 'AB 12-34/5' }, []],
  [{ courierName: ' ', trackingNumber: '' }, []],
  [{ courierName: undefined, trackingNumber: undefined }, []],
  [{ courierName: 'x'.repeat(61) }, ['Please shorten this to 60 characters']],
  [{ trackingNumber: '<b>123' }, ['Use letters, digits, spaces and dashes only']],
  [{ trackingUrl: 'http://indiapost.gov.in' }, ['Enter a link that starts with https://']],
  [{ trackingUrl: 'javascript:alert(1)' }, ['Enter a link that starts with https://']],
  [{ trackingUrl: 'https://user@evil.example' }, ['Enter a link that starts with https://']],
  [{ trackingUrl: 'indiapost.gov.in' }, ['Enter a link that starts with https://']],
])('of a parcel with %j is said: %j', (over, said) => expect(wrong(over)).toEqual(said))
