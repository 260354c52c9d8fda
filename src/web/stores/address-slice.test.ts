import { describe, expect, test } from 'vitest'
import { anAddress } from '#tests/support/addresses.ts'
import * as slice from './address-slice.ts'

const [pune, nashik, thane] = ['pune', 'nashik', 'thane'].map((_id) => anAddress({ _id })) as [Named, Named, Named]
type Named = ReturnType<typeof anAddress>
type State = slice.AddressState

const EMPTY = slice.addressSlice.initial
const THREE = slice.fulfilled([thane, nashik, pune], 'nashik')

/** The address book in one line, the selected address in brackets; what the flags say must agree. */
function inShort({ list, selectedId, loading, error }: State): string {
  expect(list.filter(({ selected }) => selected).map(({ _id }) => _id)).toEqual(selectedId ? [selectedId] : [])
  const ids = list.map(({ _id }) => (_id === selectedId ? `[${_id}]` : _id)).join(' ')
  return ids + (loading ? ' …' : '') + (error ? ` !${error}` : '')
}

test('[ENT-02] the address state has list, selectedId, loading and error', () => {
  expect(EMPTY).toEqual({ list: [], selectedId: null, loading: false, error: null })
})

test.each<[string, State, string]>([
  [
    'the one that is marked as selected',
    slice.fulfilled([thane, { ...nashik, selected: true }, pune]),
    'thane [nashik] pune',
  ],
  ['the first when none is', slice.fulfilled([thane, nashik]), '[thane] nashik'],
  ['one that was chosen meanwhile', slice.fulfilled([{ ...thane, selected: true }, pune], 'pune'), 'thane [pune]'],
  ['not one that is gone', slice.fulfilled([thane], 'pune'), '[thane]'],
  ['none of none', slice.fulfilled([]), ''],
])('[STATE-02] [ADDR-02] of what was fetched is selected: %s', (_, state, short) => {
  expect(inShort(state)).toBe(short)
})

test.each<[string, State, string]>([
  ['pending', slice.pending(THREE), 'thane [nashik] pune …'],
  ['pending after a failure', slice.pending(slice.rejected(THREE)), 'thane [nashik] pune …'],
  ['rejected', slice.rejected(slice.pending(THREE)), 'thane [nashik] pune !Failed to load address details.'],
  ['another selected', slice.select(THREE, 'pune'), 'thane nashik [pune]'],
  ['selected while loading', slice.select(slice.pending(THREE), 'pune'), 'thane nashik [pune] …'],
  ['an unknown one selected', slice.select(THREE, 'goa'), 'thane [nashik] pune'],
  ['the first one added', slice.put(EMPTY, pune), '[pune]'],
  ['one more added', slice.put(slice.fulfilled([pune]), thane), 'thane [pune]'],
  ['one more added and selected', slice.put(slice.fulfilled([pune]), { ...thane, selected: true }), '[thane] pune'],
  ['one changed', slice.put(THREE, { ...pune, city: 'Goa' }), 'thane [nashik] pune'],
  ['the selected one dropped', slice.drop(THREE, 'nashik'), '[thane] pune'],
  ['another one dropped', slice.drop(THREE, 'thane'), '[nashik] pune'],
  ['the last one dropped', slice.drop(slice.fulfilled([pune]), 'pune'), ''],
])('[STATE-02] [ADDR-02] %s', (_, state, short) => {
  expect(inShort(state)).toBe(short)
})

test('the selected address itself', () => {
  expect(slice.selectedAddress(THREE)).toMatchObject({ _id: 'nashik' })
  expect(slice.selectedAddress(EMPTY)).toBeUndefined()
})

describe('[STATE-03] what an earlier visit left', () => {
  test('is there again, and nothing is under way', () => {
    const kept = JSON.parse(JSON.stringify(slice.pending(THREE)))
    expect(inShort(slice.addressSlice.restore(kept))).toBe('thane [nashik] pune')
  })

  test.each([
    undefined,
    null,
    7,
    {},
    { list: 'pune' },
    { list: [{ _id: 'pune' }] },
    { list: [null], selectedId: 'pune' },
  ])('%j is nothing', (kept) => {
    expect(slice.addressSlice.restore(kept)).toEqual(EMPTY)
  })
})
