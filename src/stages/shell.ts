import '#src/main.tsx'
