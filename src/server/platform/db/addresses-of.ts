/** Which of the hosts is meant says the shop itself: the one that takes writes. */
const ATTRIBUTES = /([?&])target_session_attrs=[^&]*(&|$)/

/** An address for each host of a connection string that may name several: `postgres://likho@a:5432,b:5432/shop`. */
export function addressesOf(url: string): string[] {
  const [, scheme = '', hosts = '', rest = ''] = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  if (!hosts.includes(',')) return [url]
  const path = rest.replace(ATTRIBUTES, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${scheme}${host.trim()}${path}`)
}
