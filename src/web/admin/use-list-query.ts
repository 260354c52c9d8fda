import { useSearchParams } from 'react-router'

/**
 * What a list is narrowed to stands in the address: a reload, a link to a colleague and the way back from a detail find
 * the same list again.
 */
export function useListQuery() {
  const [params, setParams] = useSearchParams()
  return {
    text: (name: string) => params.get(name) ?? '',
    /** What the address says where that is one of the choices. */
    choice: <Choice extends string>(name: string, choices: readonly Choice[]) =>
      choices.find((one) => one === params.get(name)),
    narrow: (name: string, value: string) =>
      setParams(
        (before) => {
          if (value) before.set(name, value)
          else before.delete(name)
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
