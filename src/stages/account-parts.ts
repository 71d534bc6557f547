// What pages and steps say and draw of an account, also where the rest of its code is not there yet.
import '#domain/text/account.ts'
import '#ui/views/parts/account-icon.tsx'
