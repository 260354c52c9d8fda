import { beforeEach, expect, test } from 'vitest'
import { dateInIndia } from '#contract/platform/india-days.ts'
import { MOST_SEASONS, seasonTexts } from '#contract/seasons/season.texts.ts'
import type { SeasonInput } from '#contract/seasons/season.ts'
import { currentSeasonCall, seasonFailures } from '#contract/seasons/seasons.endpoints.ts'
import { newId } from '#server/platform/ids.ts'
import { inProcess, type PageSource } from '#server/platform/pages/page-source.ts'
import { aSeasonInput } from '#tests/support/seasons.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { toColumns } from './season-columns.ts'

/** Stands in for the home page: asks for the season by the same door. */
const pages: PageSource = {
  addressOf: (url) => url,
  keepPages: true,
  connectTo: '',
  serveAssets: async () => {},
  render: inProcess(async (_request, { api }) => {
    const { data } = await api(currentSeasonCall, {})
    return new Response(`<h1>${data?.heading ?? 'no season'}</h1>`, { headers: { 'content-type': 'text/html' } })
  }),
}
const shop = testShop({ pages, env: { SESSION_SECRET: SHOP_SECRET } })
const SEASONS = '/api/v2/admin/seasons'

let editor: Shopper
beforeEach(async () => {
  editor = await aShopper(shop, { fullName: 'Meera Iyer', role: 'admin' })
})

const add = (over?: Partial<SeasonInput>) => editor.post(SEASONS, aSeasonInput(over))
const shown = async () => (await shop.call('GET', currentSeasonCall.path)).body.data
const homePage = async () => (await shop.app.inject({ url: '/' })).body

test('what staff write is what shoppers are told, as long as it is turned on', async () => {
  expect(await shown()).toBeNull()
  const { status, body } = await add({ name: '  Exam \n time ' })
  expect([status, body.message]).toEqual([200, seasonTexts.saved])
  const { name, heading, text, button, leadsTo, words, picture } = aSeasonInput()
  expect(await shown()).toEqual({ name, heading, text, button, leadsTo, words, picture })

  const { data, today } = (await editor.get(SEASONS)).body
  expect([data, today]).toEqual([[body.data], dateInIndia(new Date())])
  const off = await editor.post(`${SEASONS}/${body.data._id}`, { ...aSeasonInput({ isOn: false }), version: 1 })
  expect(off.body.data).toMatchObject({ isOn: false, version: 2 })
  expect(await shown()).toBeNull()

  expect((await editor.call('DELETE', `${SEASONS}/${body.data._id}`)).body.message).toBe(seasonTexts.deleted)
  expect((await editor.get(SEASONS)).body.data).toEqual([])
})

test('who reads Hindi is told in Hindi as far as it is written, on kept pages too', async () => {
  const { body } = await add({ nameHi: ' परीक्षा का  समय ', headingHi: 'परीक्षा के लिए तैयार' })
  expect(body.data).toMatchObject({ name: 'Exam time', nameHi: 'परीक्षा का समय', textHi: '', buttonHi: '' })
  const inHindi = (await shop.call('GET', `${currentSeasonCall.path}?language=hi`)).body.data
  const { text, button, leadsTo, words, picture } = aSeasonInput()
  const hindi = { name: 'परीक्षा का समय', heading: 'परीक्षा के लिए तैयार' }
  expect(inHindi).toEqual({ ...hindi, text, button, leadsTo, words, picture })
  expect((await shown()).name).toBe('Exam time')
  await expect.poll(homePage).toContain('Ready for the exam hall')
  await expect.poll(async () => (await shop.app.inject({ url: '/hi' })).body).toContain('परीक्षा के लिए तैयार')
})

test('a kept home page is void as soon as a season is added, changed or deleted', async () => {
  await expect.poll(homePage).toContain('no season')
  const { _id } = (await add()).body.data
  await expect.poll(homePage).toContain('Ready for the exam hall')
  await editor.post(`${SEASONS}/${_id}`, { ...aSeasonInput({ heading: 'Good luck' }), version: 1 })
  await expect.poll(homePage).toContain('Good luck')
  await editor.call('DELETE', `${SEASONS}/${_id}`)
  await expect.poll(homePage).toContain('no season')
})

test.each([
  ['no name', { name: ' ' }, 'name', seasonTexts.nameMissing],
  ['a heading that is too long', { heading: 'x'.repeat(51) }, 'heading', seasonTexts.headingTooLong],
  ['another address', { leadsTo: 'https://example.com' }, 'leadsTo', seasonTexts.badTarget],
  ['a search for nothing', { words: '' }, 'words', seasonTexts.wordsMissing],
  ['30 February', { fromDay: 30, fromMonth: 2 }, 'fromDay', seasonTexts.badDay],
  ['31 April', { toDay: 31, toMonth: 4 }, 'toDay', seasonTexts.badDay],
  ['a button in Hindi that is too long', { buttonHi: 'क'.repeat(21) }, 'buttonHi', seasonTexts.buttonTooLong],
  ['letters that turn the text round', { text: 'a\u202eb' }, 'text', seasonTexts.odd],
])('a season with %s is refused beside its field', async (_, over, field, said) => {
  const { status, body } = await editor.post(SEASONS, { ...aSeasonInput(), ...over })
  expect([status, body.fields]).toEqual([400, { [field]: said }])
})

test('a season from before a limit was drawn tighter is still shown and listed', async () => {
  const heading = 'A heading that is longer than the home page has room for nowadays'
  await shop.db
    .insertInto('seasons')
    .values({ id: newId(), ...toColumns(aSeasonInput({ heading })) })
    .execute()
  expect((await shown()).heading).toBe(heading)
  expect((await editor.get(SEASONS)).body.data).toMatchObject([{ heading }])
})

test('two who edit one season do not overwrite each other, and what is gone is said to be gone', async () => {
  const { _id } = (await add()).body.data
  const change = (heading: string) => editor.post(`${SEASONS}/${_id}`, { ...aSeasonInput({ heading }), version: 1 })
  expect((await change('Mine')).status).toBe(200)
  expect((await change('Theirs')).body.code).toBe(seasonFailures.changedMeanwhile.code)
  expect((await shown()).heading).toBe('Mine')
  await editor.call('DELETE', `${SEASONS}/${_id}`)
  expect((await change('Late')).body.code).toBe(seasonFailures.unknown.code)
  expect((await editor.call('DELETE', `${SEASONS}/${_id}`)).status).toBe(404)
})

test('there are at most as many seasons as the home page reads', async () => {
  const rows = Array.from({ length: MOST_SEASONS }, () => ({ id: newId(), ...toColumns(aSeasonInput()) }))
  await shop.db.insertInto('seasons').values(rows).execute()
  expect((await add()).body.code).toBe(seasonFailures.tooMany.code)
})

test('who did what to a season is written down, and read by those who edit seasons', async () => {
  const { _id } = (await add()).body.data
  await editor.post(`${SEASONS}/${_id}`, { ...aSeasonInput({ toMonth: 3 }), version: 1 })
  await editor.call('DELETE', `${SEASONS}/${_id}`)
  const history = `/api/v2/admin/history/season/${_id}`
  const { data } = (await editor.get(history)).body
  expect(data.map(({ by, action }: { by: string; action: string }) => `${by}: ${action}`)).toEqual([
    'Meera Iyer: Season deleted',
    'Meera Iyer: Season changed',
    'Meera Iyer: Season added',
  ])
  expect(data[1].changes).toEqual({ days: ['1 Jan to 31 Dec', '1 Jan to 31 Mar'] })
  const seller = await aShopper(shop, { role: 'seller', approved: true })
  expect((await seller.get(history)).status).toBe(404)
})
