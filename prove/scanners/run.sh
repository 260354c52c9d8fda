#!/bin/sh
# Scanners that we did not write, against the doors that serve.ts has opened at $1 and the four ports after it: a visitor's,
# a customer's, a seller's, an admin's, a superadmin's. What they write goes to $2. Bounded: minutes, not hours.
port=${1:-41130}
out=${2:-/tmp/likho-scans}
mkdir -p "$out"
has() { command -v "$1" >/dev/null || { echo "$1 is not installed: apt-get install $1"; return 1; }; }

modules=blindsql,sql,exec,file,xss,permanentxss,redirect,crlf,cookieflags,csp,csrf,http_headers,methods,htaccess,shellshock,backup
for role in visitor customer seller admin superadmin; do
  door=http://127.0.0.1:$port
  echo "$role: $door"
  has wapiti && timeout 420 nice -n 10 wapiti -u "$door/every-call.html" -s "$door/" --scope domain -d 1 \
    --max-scan-time 200 --max-attack-time 25 -t 10 --flush-session --store-session "$out/session-$role" \
    -m "$modules" -f json -o "$out/wapiti-$role.json" --no-bugreport >"$out/wapiti-$role.log" 2>&1
  has sqlmap && for path in \
    'api/v1/product/searchCards?name=pen&limit=5&sort=relevance' \
    'api/v1/product/cards?category=Writing&limit=5&minPrice=1' \
    'api/v1/product/manageProduct?search=pen&limit=5' \
    'api/v2/shiprocket/manageOrder?search=asha&limit=5' \
    'api/v1/users/userList?search=asha&limit=5' \
    'api/v2/admin/search?q=asha'; do
    timeout 60 nice -n 10 sqlmap -u "$door/$path" --batch --technique BEUS --dbms postgresql --retries 0 \
      --flush-session --output-dir "$out/sqlmap-$role" --disable-coloring >>"$out/sqlmap-$role.log" 2>&1
  done
  has dirb && timeout 60 nice -n 10 dirb "$door/" /usr/share/dirb/wordlists/small.txt -S -r -N 404 >"$out/dirb-$role.log" 2>&1
  port=$((port + 1))
done
# With its own verdict behind the last comma: what it suspects first it tries again.
grep -hs '^http' "$out"/sqlmap-*/results-*.csv
grep -hs '^+ ' "$out"/dirb-*.log | sort -u
echo "Reports are in $out"
