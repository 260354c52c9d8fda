import { SearchBox } from '#web/search/search-box.tsx'

/** Goes to the results, and does nothing while there is nothing to look for. */
export function SearchForm({ className = '' }: { className?: string }) {
  return <SearchBox className={className} />
}
