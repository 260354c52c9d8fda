import type { ComponentProps } from 'react'
import { FilterForm } from './filter-form.tsx'

/** The filters at the side of a list. */
export default function FiltersBeside(props: ComponentProps<typeof FilterForm>) {
  return <FilterForm {...props} />
}
