/** How lists of people can be sorted; the usual order needs no word in the address. */
export const PEOPLE_SORTS = [
  { value: '', text: 'Newest first' },
  { value: 'name', text: 'By name' },
]
