// An account's texts and icon, which pages and steps also show before the rest of its code has loaded.
import '#domain/text/account.ts'
import '#ui/views/parts/account-icon.tsx'
