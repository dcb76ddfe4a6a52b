// Before the first paint: the stored or the system's theme and language, so that nothing flashes.
(function () {
  var root = document.documentElement;
  var stored;
  try {
    stored = JSON.parse(localStorage.getItem('fishka.prefs') || '{}');
  } catch {
    stored = {};
  }
  var theme = stored.theme;
  if (theme !== 'light' && theme !== 'dark' && theme !== 'contrast') {
    if (matchMedia('(prefers-contrast: more)').matches) theme = 'contrast';
    else theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.theme = theme;
  var lang = stored.lang;
  if (lang !== 'ru' && lang !== 'en' && lang !== 'mk') {
    if (/^mk\b/i.test(navigator.language)) lang = 'mk';
    else lang = /^(ru|be|uk|kk|ky)\b/i.test(navigator.language) ? 'ru' : 'en';
  }
  root.lang = lang;
})();
