import { useLocation, useNavigate } from 'react-router'
import { queryOfForm } from './list-address.ts'

/** Goes to the list that a form of filters stands for, without moving the page. */
export function useNarrowing() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (form: HTMLFormElement) => {
    const query = queryOfForm(new FormData(form))
    if (query !== search) navigate(pathname + query, { preventScrollReset: true })
  }
}
