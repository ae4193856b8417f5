//! Overflow of pages: words are longer in some languages than in others.

/// Lists elements that overflow the page, their button or their drawing, or are cut off, except
/// inside a scrollable element.
pub const SCRIPT: &str = r#"
    const wide = document.documentElement.clientWidth, found = new Set();
    const report = (why, one) => {
        const text = one.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
        found.add(`${why}: <${one.tagName.toLowerCase()}> ${text}`);
    };
    const scrolls = (one) => {
        for (let at = one; at && at !== document.body; at = at.parentElement) {
            if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
        }
        return false;
    };
    const whole = document.documentElement.scrollWidth;
    if (whole > wide) report(`the page is ${whole} wide`, document.querySelector('h1') ?? document.body);
    for (const one of document.body.querySelectorAll('*')) {
        if (one.closest('svg')) continue;
        const box = one.getBoundingClientRect(), style = getComputedStyle(one);
        // Text for screen readers only is a dot.
        if (box.width < 2 || box.height < 2 || style.visibility === 'hidden') continue;
        if ((box.right > wide + 1 || box.left < -1) && !scrolls(one)) report('beside the page', one);
        const holds = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
        // Typed text can be scrolled in its field.
        if (holds && /hidden|clip/.test(style.overflowX) && one.tagName !== 'INPUT') report('cut off', one);
        if (holds && one.tagName === 'BUTTON') report('out of its button', one);
    }
    for (const drawing of document.querySelectorAll('svg')) {
        const whole = drawing.getBoundingClientRect();
        if (whole.width < 2) continue;
        for (const one of drawing.querySelectorAll('text')) {
            const box = one.getBoundingClientRect();
            const outside = box.right > whole.right + 1 || box.left < whole.left - 1;
            if (box.width > 0 && outside) report('out of its drawing', one);
        }
    }
    return [...found];
"#;
