declare module 'virtual:catalogue/ru' {
  export const borrowed: string[];
  const source: string;
  export default source;
}
declare module 'virtual:catalogue/en' {
  export const borrowed: string[];
  const source: string;
  export default source;
}

declare module 'virtual:catalogue/mk' {
  export const borrowed: string[];
  const source: string;
  export default source;
}
