import { ChoiceField, ListTools, SearchField } from './list-tools.tsx'

const SORTS = [
  { value: '', text: 'Newest first' },
  { value: 'name', text: 'By name' },
]

type Props = {
  of: 'users' | 'sellers'
  query: { search: string | undefined; sort: string | undefined }
  /** What else the list can be narrowed by: its name in the address, and its choices. */
  by: { name: string; label: string; value: string | undefined; choices: readonly { value: string; text: string }[] }
  narrow: (name: string, value: string) => void
}

/** Above a list of people: a search, one more way to narrow it, and its order. */
export function PeopleTools({ of, query, by, narrow }: Props) {
  return (
    <ListTools label={`Find ${of}`}>
      <SearchField
        label={`Search ${of}`}
        placeholder="Name, username or email"
        value={query.search ?? ''}
        onSearch={(value) => narrow('q', value)}
      />
      <ChoiceField
        label={by.label}
        value={by.value ?? ''}
        choices={by.choices}
        onChoose={(value) => narrow(by.name, value)}
      />
      <ChoiceField
        label="Sort by"
        value={query.sort === 'name' ? 'name' : ''}
        choices={SORTS}
        onChoose={(value) => narrow('sort', value)}
      />
    </ListTools>
  )
}
